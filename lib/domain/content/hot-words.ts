import type { SearchSetting } from './site'

/** Hot words of a mall that has set none (spec 1 §2). */
const defaultHotWords = ['短袖', '童装', '手机', '平板电视']

/**
 * The hot words below the search field, with the brand word as the last one (spec 1 §2).
 * @param brandName name of the mall; the brand word of a mall that has set none
 */
export function hotWordsOf(setting: SearchSetting | null, brandName: string): string[] {
  const words = setting?.hotWords ?? defaultHotWords
  return [...new Set([...words, setting?.brandWord ?? brandName])].filter(Boolean)
}
