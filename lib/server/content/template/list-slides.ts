import 'server-only'
import { isFields } from '@/lib/domain/fields'
import type { Queries } from '@/lib/server/ground/db/connection'
import { loadContents } from './load-page'

/** A picture of a carousel and its stored link. */
export interface Slide {
  imgUrl: string
  link: unknown
}

/** The type of a carousel in stored pages (contract goods §8.1). */
const carousel = 'W0001'

/** The slides of the carousels of the home page, from top to bottom, with their index among all stored slides. */
export async function listHomeSlides(db: Queries): Promise<(Slide & { index: number })[]> {
  const home = await loadContents(db, 0, 'index', '')
  const slides = home.flatMap(({ params }): unknown[] =>
    isFields(params) && params.type === carousel && Array.isArray(params.data) ? params.data : [],
  )
  return slides.flatMap((slide, index) =>
    isFields(slide) && typeof slide.imgUrl === 'string' && slide.imgUrl
      ? [{ index, imgUrl: slide.imgUrl, link: slide.pathData }]
      : [],
  )
}
