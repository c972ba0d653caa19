import { pinsOf } from '@/lib/domain/shop/pins'
import { MapSketch } from '../map-sketch'
import type { RowShop } from '../shop-row'

interface PlacesMapProps {
  shops: readonly RowShop[]
  /** Number of the first shop in the list. */
  first: number
}

/** A sketch of the shops' positions; each pin links to its row. */
export function PlacesMap({ shops, first }: PlacesMapProps) {
  const located = shops.flatMap((shop, index) => (shop.lng ? [{ shop, number: first + index }] : []))
  const pins = pinsOf(located.map(({ shop: { lat, lng } }) => ({ lat: Number(lat), lng: Number(lng) })))
  return (
    <figure className="rounded-card border-line bg-card overflow-hidden border">
      <MapSketch className="aspect-square">
        {located.map(({ shop, number }, index) => {
          const pin = pins[index]
          return (
            pin && (
              <a
                key={shop.distributor_id}
                href={`#shop-${shop.distributor_id}`}
                title={shop.name}
                // A shortcut for the pointer only: pins may overlap, and the rows beside them are links too.
                aria-hidden
                tabIndex={-1}
                style={{ left: `${pin.x}%`, top: `${pin.y}%` }}
                className="nums bg-brand hover:bg-brand-deep shadow-pin absolute flex size-7 -translate-x-1/2 -translate-y-1/2 items-center justify-center rounded-full border-2 border-white text-xs font-semibold text-white transition-colors hover:z-10"
              >
                {number}
              </a>
            )
          )
        })}
      </MapSketch>
      <figcaption className="text-muted px-4 py-2.5 text-xs">门店分布示意，导航请点“查看地图”</figcaption>
    </figure>
  )
}
