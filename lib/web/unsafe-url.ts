/** Names of settings that hold a URL: `imgUrl`, `href`, `goods_pic`, `logo`, `icon_url_list` … */
const urlName = /(?:url|href|link|src|pics?|logo|banner|image|img)(?:_list)?$/i

// Browsers ignore controls and white space before and within a scheme.
const ignored = /[\u0000-\u0020\u007f-\u00a0\u200b\u2028\u2029\ufeff]+/g

/**
 * Whether a URL has a scheme that runs scripts, or another one than pages and pictures have; or looks like a path and
 * leads to another site: `//` begins with the name of a site, and browsers read `/\` in the same way.
 */
function isUnsafe(url: string): boolean {
  const plain = url.replaceAll(ignored, '')
  if (/^(?:\\|\/\\|\/\/)/.test(plain)) return true
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(plain)?.[1]?.toLowerCase()
  if (scheme === undefined || ['http', 'https', 'tel', 'mailto'].includes(scheme)) return false
  return !(scheme === 'data' && /^data:image\/(?:png|jpe?g|gif|webp)[;,]/i.test(url.trim()))
}

/** A URL that runs scripts, and where it stands. */
export interface UnsafeUrl {
  path: string[]
  url: string
}

/**
 * All URLs in the settings of widgets that run scripts when they are opened, such as `javascript:…`. Texts may hold any
 * characters: only settings with the name of a URL count, and the target of `href` links.
 * @param name the name of the setting, for a single value
 */
export function unsafeUrlsIn(value: unknown, name = ''): UnsafeUrl[] {
  if (typeof value === 'string')
    return urlName.test(name) && isUnsafe(value) ? [{ path: [], url: value }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) =>
    // The entries of a list have the name of the list.
    unsafeUrlsIn(child, Array.isArray(value) ? name : key).map(({ path, url }) => ({
      path: [key, ...path],
      url,
    })),
  )
}

/** The first URL that runs scripts; undefined when there is none. Values and name as for `unsafeUrlsIn`. */
export const unsafeUrlIn = (value: unknown, name = ''): string | undefined =>
  unsafeUrlsIn(value, name)[0]?.url
