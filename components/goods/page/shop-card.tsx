import { Store } from 'lucide-react'
import { ButtonLink } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import type { GoodsDetail } from '@/lib/contract/goods'

/** The shop that sells the goods; the mall's own goods have none. */
export function ShopCard({ shop }: { shop: Exclude<GoodsDetail['distributor_info'], []> }) {
  return (
    <section aria-label="店铺" className="rounded-card border-line bg-card border p-4">
      <div className="flex items-center gap-3">
        {shop.logo ? (
          <Picture src={shop.logo} alt="" className="rounded-control size-12 shrink-0" />
        ) : (
          <span className="bg-page rounded-control flex size-12 shrink-0 items-center justify-center">
            <Store className="text-muted size-6" aria-hidden />
          </span>
        )}
        <h2 className="text-ink min-w-0 text-sm font-semibold">{shop.name}</h2>
      </div>
      {shop.store_address && <p className="text-muted mt-3 text-xs leading-relaxed">{shop.store_address}</p>}
      <ButtonLink
        href={`/shops/info?distributor_id=${shop.distributor_id}`}
        variant="outline"
        size="small"
        block
        className="mt-3"
      >
        进店逛逛
      </ButtonLink>
    </section>
  )
}
