/** A device for passkeys that unlocks by itself, as a finger would. */
import type { CDPSession } from 'playwright-core';

/** Its name, for whoever wants to change or remove it. `WebAuthn.enable` comes first, once for each page. */
export async function newDevice(session: CDPSession): Promise<string> {
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return authenticatorId;
}
