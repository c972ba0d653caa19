import type { LoginSetting, ShopSetting } from '../content/site'

/** Logo, background and slogan of the sign-in pages; empty for the built-in ones. */
export interface SignInLook {
  logo: string
  background: string
  slogan: string
}

/** A host without its port, as domains are written in the setting. */
const nameOf = (host: string) => host.toLowerCase().replace(/:\d+$/, '')

/** The look of the sign-in pages at a host: what is set for the host, else for the mall (spec 1 §2). */
export function signInLook(
  shop: Pick<ShopSetting, 'logo' | 'background'>,
  login: LoginSetting | null,
  host = '',
): SignInLook {
  const domains = login?.domains ?? {}
  const name = nameOf(host)
  const own = Object.hasOwn(domains, name) ? domains[name] : undefined
  return {
    logo: own?.logo || shop.logo,
    background: own?.background || shop.background,
    slogan: own?.slogan || login?.slogan || '',
  }
}
