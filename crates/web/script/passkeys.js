
// ---- passkeys: where the browser can make them ---------------------------------------------------------------------

{
  const toBytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
  const toText = (bytes) =>
    btoa(String.fromCharCode(...new Uint8Array(bytes))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");

  // Browsers have passkeys for names, and not for addresses such as 192.168.0.7.
  const hasName = !/^[\d.]+$|^\[/.test(location.hostname);

  async function send(address, body) {
    const response = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json", "x-script": "1" },
      body: body && JSON.stringify(body),
    });
    if (!response.ok) throw new Error(await response.text());
    return response;
  }

  async function addPasskey(form) {
    const options = await (await send("/me/account/passkeys/options")).json();
    options.challenge = toBytes(options.challenge);
    options.user.id = toBytes(options.user.id);
    for (const known of options.excludeCredentials) known.id = toBytes(known.id);
    const { response } = await navigator.credentials.create({ publicKey: options });
    await send("/me/account/passkeys", {
      name: form.elements.name.value,
      client_data: toText(response.clientDataJSON),
      authenticator_data: toText(response.getAuthenticatorData()),
    });
    location.reload();
  }

  async function signInByPasskey() {
    const options = await (await send("/sign-in/passkey/options")).json();
    options.challenge = toBytes(options.challenge);
    const { rawId, response } = await navigator.credentials.get({ publicKey: options });
    await send("/sign-in/passkey", {
      credential: toText(rawId),
      client_data: toText(response.clientDataJSON),
      authenticator_data: toText(response.authenticatorData),
      signature: toText(response.signature),
    });
    location.assign("/me");
  }

  if (window.isSecureContext && window.PublicKeyCredential && hasName) {
    for (const form of document.querySelectorAll("[data-passkey]")) {
      form.hidden = false;
      form.addEventListener("submit", async (event) => {
        event.preventDefault();
        const failed = form.querySelector("[data-failed]");
        failed.hidden = true;
        try {
          await (form.dataset.passkey === "add" ? addPasskey(form) : signInByPasskey());
        } catch (error) {
          // Whoever changed their mind need not be told.
          if (error.name === "NotAllowedError") return;
          failed.textContent = failed.dataset.failed;
          failed.hidden = false;
        }
      });
    }
    for (const note of document.querySelectorAll("[data-no-passkey]")) note.hidden = true;
  }
}
