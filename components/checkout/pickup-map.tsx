'use client'
import { ExternalLink } from 'lucide-react'
import { Dialog } from '@/components/ui/dialog'
import { mapHref } from '@/lib/web/shop-href'

interface PickupMapProps {
  open: boolean
  onClose: () => void
  location: { name: string; lng: string; lat: string; contract_phone: string }
  /** The whole address as text. */
  address: string
}

/** 查看店铺位置: a public map with the pickup location marked (spec 3 §3). */
export function PickupMap({ open, onClose, location, address }: PickupMapProps) {
  const shop = { ...location, store_address: address }
  return (
    <Dialog open={open} onClose={onClose} title="店铺位置" width={720} className="text-left">
      <iframe
        src={mapHref(shop, true)}
        title={`${location.name}的位置`}
        loading="lazy"
        referrerPolicy="no-referrer"
        className="rounded-control border-line bg-page h-80 w-full border max-md:h-64"
      />
      <p className="text-ink mt-3 font-semibold">{location.name}</p>
      <p className="text-text mt-1">{address}</p>
      <p className="nums text-muted mt-1">联系电话：{location.contract_phone}</p>
      <a
        href={mapHref(shop)}
        target="_blank"
        rel="noreferrer"
        className="text-link hover:text-brand mt-1 inline-flex min-h-11 items-center gap-1"
      >
        在地图中打开
        <ExternalLink className="size-4" aria-hidden />
      </a>
    </Dialog>
  )
}
