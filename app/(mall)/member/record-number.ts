import type { Metadata } from 'next'
import { missingPageTitle } from '@/lib/web/page-texts'

/**
 * Whether the last part of a path can be the number of an order or after-sale; the name of a page that does not exist,
 * such as `/member/trade/point`, is none: 404.
 */
export const isRecordNumber = (id: string): boolean => /^\d{1,30}$/.test(id)

/**
 * The metadata of its page. The router shows the title of the page, not that of the not-found page, so both are the
 * same.
 */
export const recordMetadata = (title: string, id: string): Metadata => ({
  title: isRecordNumber(id) ? title : missingPageTitle,
  robots: { index: false },
})
