import { pinsOf } from '@/lib/domain/shop/pins'
import type { RowShop } from '../shop-row'

interface PlacesMapProps {
  shops: readonly RowShop[]
  /** Number of the first shop in the list. */
  first: number
}

/** A sketch of the shops' positions; each pin links to its row. */
export function PlacesMap({ shops, first }: PlacesMapProps) {
  const pins = pinsOf(shops.map(({ lat, lng }) => ({ lat: Number(lat), lng: Number(lng) })))
  return (
    <figure className="rounded-card border-line bg-card overflow-hidden border">
      <div className="relative aspect-square bg-[#eef4f8]">
        <svg viewBox="0 0 100 100" aria-hidden className="absolute inset-0 size-full">
          <path d="M0 62C18 55 30 70 46 64S70 44 100 52V100H0z" fill="#e6f0ea" />
          <path d="M0 20C22 28 34 14 52 20S82 34 100 22V0H0z" fill="#e9f1ea" />
          <path d="M-2 44C20 38 32 52 50 44S80 28 102 36" fill="none" stroke="#cfe1ee" strokeWidth="3.5" />
          <path
            d="M0 25H100M0 50H100M0 75H100M25 0V100M50 0V100M75 0V100"
            fill="none"
            stroke="#fff"
            strokeWidth="0.4"
          />
        </svg>
        {shops.map((shop, index) => {
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
                className="nums bg-brand hover:bg-brand-deep absolute flex size-7 -translate-x-1/2 -translate-y-1/2 items-center justify-center rounded-full border-2 border-white text-xs font-semibold text-white shadow-[0_2px_6px_rgb(31_35_41/0.25)] transition-colors hover:z-10"
              >
                {first + index}
              </a>
            )
          )
        })}
      </div>
      <figcaption className="text-muted px-4 py-2.5 text-xs">门店分布示意，导航请点“查看地图”</figcaption>
    </figure>
  )
}
