import { runGateway } from '@portico/gateway/process'

/** A gateway by itself that takes the accounts of one provider in the place of two, whose address and client stand in E2E_SOCIAL. */
await runGateway(() => {
  const { issuer, clientId, clientSecret } = JSON.parse(process.env['E2E_SOCIAL'] ?? '{}') as Record<string, string>
  return {
    social: (['google', 'facebook'] as const).map((name) => ({
      name,
      issuer: () => issuer ?? '',
      clientId: clientId ?? '',
      clientSecret: clientSecret ?? '',
      provesEmail: name === 'google',
    })),
  }
})
