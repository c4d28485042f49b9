import * as z from 'zod/mini'

/** Both are required; the name is trimmed, the password is taken as typed [LOGIN-11]. */
export const loginSchema = (withCaptcha: boolean) =>
  z.object({
    username: z.string().check(z.trim(), z.minLength(1, { error: 'usernameMissing' }), z.maxLength(64, { error: 'usernameLong' })),
    password: z.string().check(z.minLength(1, { error: 'passwordMissing' }), z.maxLength(128, { error: 'passwordLong' })),
    captcha: withCaptcha ? z.string().check(z.trim(), z.minLength(1, { error: 'captchaMissing' })) : z.string(),
    remember: z.boolean(),
  })
export type LoginFields = z.infer<ReturnType<typeof loginSchema>>
