// Passkeys between JSON, as the server speaks, and bytes, as browsers do.

/** The bytes of base 64 for addresses. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (char) => char.charCodeAt(0));
}

/** Base 64 for addresses, without padding. */
export function textOf(bytes: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(plain).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

type Json = Record<string, any>;

/** What `navigator.credentials.create` is called with. */
export const creationOf = (options: Json): PublicKeyCredentialCreationOptions => ({
  ...(options as PublicKeyCredentialCreationOptions),
  challenge: bytesOf(options.challenge),
  user: { ...options.user, id: bytesOf(options.user.id) },
  excludeCredentials: (options.excludeCredentials ?? []).map((one: Json) => ({
    ...one,
    id: bytesOf(one.id),
  })),
});

/** What `navigator.credentials.get` is called with. */
export const requestOf = (options: Json): PublicKeyCredentialRequestOptions => ({
  ...(options as PublicKeyCredentialRequestOptions),
  challenge: bytesOf(options.challenge),
  allowCredentials: [],
});

/** What a browser has answered, for the server. */
export function answerOf(found: PublicKeyCredential): Json {
  const response: Json = { clientDataJSON: textOf(found.response.clientDataJSON) };
  const { response: told } = found;
  if (told instanceof AuthenticatorAttestationResponse)
    response.attestationObject = textOf(told.attestationObject);
  if (told instanceof AuthenticatorAssertionResponse) {
    response.authenticatorData = textOf(told.authenticatorData);
    response.signature = textOf(told.signature);
    response.userHandle = told.userHandle ? textOf(told.userHandle) : null;
  }
  return { id: found.id, rawId: textOf(found.rawId), type: found.type, response };
}
