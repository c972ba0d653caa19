import { Headset } from '@/components/ui/icons/headset'
import { Popover } from '@/components/ui/popover'
import type { SiteTexts } from './frame-data'
import { LateQr } from './late-qr'

/** 联系客服: a card with the phone number, also as a QR code. */
export function Support({ site }: { site: SiteTexts }) {
  return (
    <Popover
      on="hover"
      align="right"
      trigger="联系客服"
      buttonClassName="hover:text-brand"
      panelClassName="w-64 p-5"
    >
      <SupportCard site={site} />
    </Popover>
  )
}

function SupportCard({ site }: { site: SiteTexts }) {
  const digits = site.phone.replaceAll(/[^\d+]/g, '')
  return (
    <div className="flex flex-col items-center gap-1 text-center">
      <span className="bg-brand-tint text-brand mb-1 flex size-11 items-center justify-center rounded-full">
        <Headset className="size-6" aria-hidden />
      </span>
      {site.phone ? (
        <>
          <a href={`tel:${digits}`} className="nums text-ink hover:text-brand text-lg font-semibold">
            {site.phone}
          </a>
          <span className="text-muted text-xs">{site.service_hours}</span>
        </>
      ) : (
        !site.service_email && <span className="text-muted text-xs">商家还没有填写联系方式</span>
      )}
      {site.service_email && (
        <a href={`mailto:${site.service_email}`} className="text-link hover:text-brand text-xs">
          {site.service_email}
        </a>
      )}
      {site.phone && (
        <>
          <LateQr text={`tel:${digits}`} label="客服电话二维码" className="mt-3 size-32" />
          <span className="text-muted text-xs">手机扫码拨打</span>
        </>
      )}
    </div>
  )
}
