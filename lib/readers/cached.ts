import 'server-only'
import { unstable_cache } from 'next/cache'
import { env } from '@/lib/env'

/** Another back end reports no changes, so nothing is cached longer than this, in seconds. */
const remoteLife = 60

/**
 * Caches the result of `read` for `life` seconds under the tags of a cache-manifest profile. Entries are in the same
 * store as pages (lib/front), so invalidating a tag invalidates both.
 */
export function cached<T>(
  profile: { life: number; tags: string[] },
  key: (string | number)[],
  read: () => Promise<T>,
): Promise<T> {
  const revalidate = env().apiUrl ? Math.min(profile.life, remoteLife) : profile.life
  return unstable_cache(read, key.map(String), { revalidate, tags: profile.tags })()
}

/**
 * Adds a profile's tags to the page that is being rendered. For data that is read without `cached`, because its tags
 * depend on the result.
 */
export const tagPage = (profile: { life: number; tags: string[] }): Promise<null> =>
  cached(profile, ['tags', ...profile.tags], async () => null)
