import 'server-only'
import { unstable_cache } from 'next/cache'
import { env } from '@/lib/env'

/** Another back end does not tell when something has changed, so nothing is kept longer than this, in seconds. */
const remoteLife = 60

/**
 * Keeps what `read` gives for `life` seconds under the tags of a cache-manifest profile. Entries live in the same
 * store as pages (lib/front), so dropping a tag drops both.
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
 * Puts the page that is being rendered under a profile's tags, for what it reads without `cached` because the tags follow
 * from the answer.
 */
export const tagPage = (profile: { life: number; tags: string[] }): Promise<null> =>
  cached(profile, ['tags', ...profile.tags], async () => null)
