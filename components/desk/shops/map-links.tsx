import { ExternalLink } from 'lucide-react'
import type { ClipboardEvent, ReactNode } from 'react'
import { addressSearchHref, coordinatePickerHref, mapHref } from '@/lib/web/shop-href'

/** Opens a public map beside the form. */
const MapLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a
    href={href}
    target="_blank"
    rel="noreferrer"
    className="text-link hover:text-brand inline-flex items-center gap-1 max-md:min-h-11"
  >
    {children}
    <ExternalLink className="size-4" aria-hidden />
  </a>
)

interface MapLinksProps {
  name: string
  /** Full address. */
  address: string
  /** As typed; null until both are right. */
  place: { lng: string; lat: string } | null
}

/** Where the coordinates of an address are found and checked. */
export const MapLinks = ({ name, address, place }: MapLinksProps) => (
  <>
    {address && <MapLink href={addressSearchHref(address)}>在地图中查找</MapLink>}
    <MapLink href={coordinatePickerHref}>拾取坐标</MapLink>
    {place && <MapLink href={mapHref({ name, ...place, store_address: address })}>核对填写的位置</MapLink>}
  </>
)

/** Both coordinates of a paste, which maps copy at once, as 119.3062,26.0753; null for other texts. */
export function pastedPlace(event: ClipboardEvent): { lng: string; lat: string } | null {
  const both = /^\s*(-?\d+(?:\.\d+)?)\s*[,，]\s*(-?\d+(?:\.\d+)?)\s*$/.exec(
    event.clipboardData.getData('text'),
  )
  if (!both) return null
  event.preventDefault()
  return { lng: both[1] ?? '', lat: both[2] ?? '' }
}
