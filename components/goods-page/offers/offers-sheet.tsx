'use client'
import { Dialog } from '@/components/ui/dialog'
import { PickedPrice } from '../price/picked-price'
import { OfferRows, VipRow, type OffersOfGoods } from './offers'

interface OffersSheetProps {
  offers: OffersOfGoods
  open: boolean
  onClose: () => void
}

/** Price, coupons, promotions, 限购 and paid grade of a product as a sheet on phones. */
export default function OffersSheet({ offers: { vip, ...offers }, open, onClose }: OffersSheetProps) {
  return (
    <Dialog open={open} onClose={onClose} title="优惠">
      <div className="grid gap-4">
        <div>
          <PickedPrice size="text-2xl" />
        </div>
        <OfferRows {...offers} />
        <VipRow vip={vip} />
      </div>
    </Dialog>
  )
}
