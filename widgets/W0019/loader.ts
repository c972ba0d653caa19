import type { NearbyShops, WidgetLoader } from '@/widgets/loader'
import type { NearbyShopsSettings } from './contract'

/**
 * The shops around Beijing: the page is the same for all visitors, and the browser asks for those around the visitor.
 */
export const loader: WidgetLoader<NearbyShopsSettings, NearbyShops> = {
  request: () => ({ nearbyShops: true }),
  resolve: (_settings, { nearby }) => nearby,
}
