import type { Outputs } from '@/lib/contract/outputs'

/** What the home page shows beside its stored widgets. */
export interface HomeData {
  tdk: Outputs['template']['tdk']
  programme: Outputs['programme']['subsidies']
  news: Outputs['article']['list']['list']
}
