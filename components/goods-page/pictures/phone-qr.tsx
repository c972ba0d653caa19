import { Smartphone } from '@/components/ui/icons/smartphone'
import { Picture } from '@/components/ui/picture'

/**
 * 手机逛: QR code of the page for phones, 188 px wide (spec 3 §8), shown on hover and focus with CSS alone. The hidden
 * picture has no layout, so lazy loading fetches it when it is first shown.
 */
export function PhoneQr({ goodsId, className = '' }: { goodsId: number; className?: string }) {
  const query = new URLSearchParams({
    company_id: '1',
    page: 'subpages/item/espier-detail',
    id: String(goodsId),
  })
  return (
    <div className={`group/qr relative max-md:hidden ${className}`}>
      <button
        type="button"
        className="text-muted hover:text-brand flex h-8 items-center gap-1 text-xs whitespace-nowrap transition-colors"
      >
        <Smartphone className="size-4" aria-hidden />
        手机逛
      </button>
      <div className="rounded-card border-line bg-card shadow-float absolute top-full right-0 z-40 hidden border p-3 text-center group-focus-within/qr:block group-hover/qr:block">
        <Picture
          src={`/wechatAuth/wxapp/qrcode.png?${query}`}
          alt="手机版页面的二维码"
          ratio="1/1"
          className="w-47"
        />
        <p className="text-muted mt-2 text-xs">手机扫码，随时接着逛</p>
      </div>
    </div>
  )
}
