import { VerifyDialog } from '@/components/subsidy/verify-dialog'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Price } from '@/components/ui/price'
import type { OrderPreview } from '@/lib/contract/trade/checkout'
import type { CheckoutModel } from './use-checkout'

/**
 * The subsidy that an unverified buyer would give away: asked once at 提交订单, with both amounts, before the order is
 * placed at the higher one. Also holds the verification that this question and the page open.
 */
export function SubsidyQuestion({ model, preview }: { model: CheckoutModel; preview: OrderPreview }) {
  const { subsidyStep, showSubsidyStep, declineSubsidy, acceptSubsidy } = model
  const { total_fee: full, subsidy } = preview
  const close = () => showSubsidyStep('none')
  return (
    <>
      {subsidy?.verified && (
        <Dialog
          open={subsidyStep === 'ask'}
          onClose={close}
          title="本单可享国家补贴"
          footer={
            <>
              <Button variant="ghost" className="max-md:h-11!" onClick={declineSubsidy}>
                不用补贴提交
              </Button>
              <Button className="max-md:h-11!" data-autofocus onClick={() => showSubsidyStep('verify')}>
                去认证
              </Button>
            </>
          }
        >
          <div className="text-text grid gap-2 text-sm">
            <p>
              完成实名认证后本单应付 <Price cents={subsidy.verified.total_fee} className="text-lg" />
              ，国家补贴立减 <Price cents={subsidy.would_save} tone="inherit" className="text-programme" />。
            </p>
            <p className="text-muted">
              不认证将按 <Price cents={full} tone="inherit" className="font-normal!" />{' '}
              提交，付款后不能补领补贴。
            </p>
          </div>
        </Dialog>
      )}
      <VerifyDialog open={subsidyStep === 'verify'} onClose={close} onVerified={acceptSubsidy} />
    </>
  )
}

/** 认证后 ¥…: the total after verification, which a click starts. Nothing where it would save nothing. */
export function VerifiedTotal({ model, preview }: { model: CheckoutModel; preview: OrderPreview }) {
  const verified = preview.subsidy?.verified
  if (!verified) return null
  return (
    <button
      type="button"
      className="text-programme nums block cursor-pointer text-left text-sm underline underline-offset-2 max-md:min-h-8"
      onClick={() => model.showSubsidyStep('verify')}
    >
      认证后 <Price cents={verified.total_fee} tone="inherit" />
    </button>
  )
}
