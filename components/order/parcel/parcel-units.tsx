import { Picture } from '@/components/ui/picture'
import type { Parcel } from '@/lib/contract/trade/delivery'

/**
 * Pictures of what is in a parcel, with the number of pieces. Many pictures scroll in their row: a grid around it needs
 * columns that shrink (`grid-cols-1`), or the row makes the page wider.
 */
export function ParcelUnits({ parcel }: { parcel: Pick<Parcel, 'items' | 'items_num'> }) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <ul className="flex min-w-0 flex-1 gap-2 overflow-x-auto">
        {parcel.items.map((item) => (
          <li key={item.id} className="relative shrink-0">
            <Picture
              src={item.pic}
              alt={`${item.item_name} × ${item.num}`}
              width={240}
              className="rounded-control size-14"
            />
            <span
              aria-hidden
              translate="no"
              className="nums absolute right-0 bottom-0 rounded-tl bg-black/55 px-1 text-xs text-white"
            >
              ×{item.num}
            </span>
          </li>
        ))}
      </ul>
      <span className="nums text-muted shrink-0 text-xs">
        共<span translate="no">{parcel.items_num}</span>件商品
      </span>
    </div>
  )
}
