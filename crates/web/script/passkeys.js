
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
    if (!response.ok) throw Object.assign(new Error(address), { sentence: await response.text() });
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

  // What a device has made or signed goes into the form, and the form goes its usual way.
  function fill(form, filled) {
    for (const [name, bytes] of Object.entries(filled)) form.elements[name].value = toText(bytes);
    form.submit();
  }

  async function keepByPasskey(form) {
    const { name, invitation } = form.elements;
    if (!name.reportValidity()) return;
    const options = await (await send("/me/keep/passkey/options", { name: name.value, invitation: invitation?.value ?? "" })).json();
    options.challenge = toBytes(options.challenge);
    options.user.id = toBytes(options.user.id);
    const { response } = await navigator.credentials.create({ publicKey: options });
    fill(form, { client_data: response.clientDataJSON, authenticator_data: response.getAuthenticatorData() });
  }

  async function confirmByPasskey(form) {
    if (!form.reportValidity()) return;
    const options = await (await send("/me/account/confirm/options")).json();
    options.challenge = toBytes(options.challenge);
    for (const known of options.allowCredentials) known.id = toBytes(known.id);
    const { rawId, response } = await navigator.credentials.get({ publicKey: options });
    fill(form, {
      credential: rawId,
      client_data: response.clientDataJSON,
      authenticator_data: response.authenticatorData,
      signature: response.signature,
    });
  }

  async function attempt(form, ceremony) {
    const failed = form.querySelector("[data-failed]");
    failed.hidden = true;
    try {
      await ceremony(form);
    } catch (error) {
      // Whoever changed their mind need not be told.
      if (error.name === "NotAllowedError") return;
      failed.textContent = error.sentence ?? failed.dataset.failed;
      failed.hidden = false;
    }
  }

  if (window.isSecureContext && window.PublicKeyCredential && hasName) {
    for (const form of document.querySelectorAll("[data-passkey]")) {
      form.hidden = false;
      form.addEventListener("submit", (event) => {
        event.preventDefault();
        attempt(form, form.dataset.passkey === "add" ? addPasskey : signInByPasskey);
      });
    }
    for (const way of document.querySelectorAll("[data-passkey-keep]")) {
      way.hidden = false;
      way.querySelector("button").addEventListener("click", () => attempt(way.closest("form"), keepByPasskey));
    }
    for (const button of document.querySelectorAll("[data-passkey-confirm]")) {
      button.hidden = false;
      button.addEventListener("click", () => attempt(button.closest("form"), confirmByPasskey));
    }
    for (const note of document.querySelectorAll("[data-no-passkey]")) note.hidden = true;
  }
}
