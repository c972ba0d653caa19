import type { SearchSetting } from './site'

/** Hot words of a mall that has set none (spec 1 §2). */
const defaultHotWords = ['短袖', '童装', '手机', '平板电视']

/**
 * The hot words below the search field, with the brand word as the last one (spec 1 §2).
 * @param brandName name of the mall: the brand word until hot words are set; a mall that chose its words has those only
 */
export function hotWordsOf(setting: SearchSetting | null, brandName: string): string[] {
  if (!setting) return [...defaultHotWords, brandName].filter(Boolean)
  return [...new Set([...setting.hotWords, setting.brandWord ?? ''])].filter(Boolean)
}
