import 'server-only'
import type { SiteSettings } from '@/lib/domain/content/site'

/** The footer until someone at the desk writes it. */
export const emptyFooter: SiteSettings['footer'] = {
  promises: [],
  columns: [],
  operator: '',
  address: '',
  postcode: '',
  filing: '',
}
