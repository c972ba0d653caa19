'use client'
import { ExternalLink, MapPin } from 'lucide-react'
import { MapSketch } from '@/components/shop/map-sketch'
import { Dialog } from '@/components/ui/dialog'
import { mapHref } from '@/lib/web/shop-href'

interface PickupMapProps {
  open: boolean
  onClose: () => void
  location: { name: string; lng: string; lat: string; contract_phone: string }
  /** The whole address as text. */
  address: string
}

/** 查看店铺位置: the pickup location on our own drawing, with its address and the way to a public map (spec 3 §3). */
export function PickupMap({ open, onClose, location, address }: PickupMapProps) {
  const shop = { ...location, store_address: address }
  return (
    <Dialog open={open} onClose={onClose} title="店铺位置" width={720} className="text-left">
      <MapSketch className="rounded-control border-line h-64 border max-md:h-48">
        <p className="absolute inset-x-4 bottom-1/2 flex flex-col items-center gap-1">
          <span className="rounded-control bg-card text-ink shadow-float max-w-full truncate px-3 py-1.5 text-sm font-semibold">
            {location.name}
          </span>
          <MapPin className="fill-brand size-9 text-white" strokeWidth={1.5} aria-hidden />
        </p>
      </MapSketch>
      <p className="text-ink mt-3 font-semibold">{location.name}</p>
      <p className="text-text mt-1">{address}</p>
      <p className="nums text-muted mt-1">
        联系电话：<span translate="no">{location.contract_phone}</span>
      </p>
      <a
        href={mapHref(shop)}
        target="_blank"
        rel="noreferrer"
        className="text-link hover:text-brand mt-1 inline-flex min-h-11 items-center gap-1"
      >
        在地图中查看路线
        <ExternalLink className="size-4" aria-hidden />
      </a>
    </Dialog>
  )
}
