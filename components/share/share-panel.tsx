'use client'
import { useEffect, useState } from 'react'
import { cx } from '@/components/ui/cx'
import { Dialog } from '@/components/ui/dialog'
import { Download } from '@/components/ui/icons/download'
import { Link2 } from '@/components/ui/icons/link-2'
import { Price } from '@/components/ui/price'
import { Qr } from '@/components/ui/qr'
import { usePhone } from '@/components/ui/use-phone'
import { copyLink } from '@/lib/client/press/copy'
import { loadShare } from './load-share'
import { shareSites, type ShareInfo, type ShareTarget } from './share-links'

const tool = 'text-link hover:text-brand flex items-center whitespace-nowrap gap-1.5 text-xs'

/** Where the panel opens. */
export interface SharePosition {
  /** The edge of the button with which it is aligned. */
  align?: 'left' | 'right'
  /** Above the button. */
  up?: boolean
}

interface SharePanelProps {
  target: ShareTarget
  place: SharePosition
  hidden: boolean
  onClose: () => void
}

/** Fetches the share info of its target and shows it: beside the button, on phones as a sheet. */
export function SharePanel({
  target,
  place: { align = 'left', up = false },
  hidden,
  onClose,
}: SharePanelProps) {
  const isPhone = usePhone()
  const [info, setInfo] = useState<ShareInfo>()
  useEffect(() => {
    void loadShare(target).then(setInfo)
  }, [target])
  const targets = info ? <ShareTargets info={info} /> : <span className="block h-[9.25rem] md:w-78" />
  if (isPhone)
    return (
      // The place of the button has a style of its own.
      <Dialog open={!hidden} onClose={onClose} title="分享" className="text-left whitespace-normal">
        {targets}
      </Dialog>
    )
  return (
    <div
      hidden={hidden}
      className={cx(
        'rounded-card border-line bg-card text-text shadow-float absolute z-40 w-max border p-4',
        align === 'left' ? 'left-0' : 'right-0',
        up ? 'bottom-full mb-1.5' : 'top-full mt-1.5',
      )}
    >
      {targets}
    </div>
  )
}

/** Share targets: weibo, douban, qq, qzone, and wechat by QR code (spec 1 §2). */
function ShareTargets({ info }: { info: ShareInfo }) {
  const code = 'border-line size-24 border p-1'
  return (
    <div className="md:w-78">
      <p className="text-ink mb-3 flex items-baseline gap-3 text-xs">
        <span className="line-clamp-3 min-w-0 flex-1">{info.title}</span>
        {info.price !== undefined && (
          <Price cents={info.price} label={info.isSubsidised ? '国补价' : undefined} className="text-sm" />
        )}
      </p>
      <div className="flex items-center gap-5">
        <div className="shrink-0 text-center">
          {info.code ? (
            <img src={info.code} alt="微信扫码分享" className={`rounded-control block bg-white ${code}`} />
          ) : (
            <Qr text={info.url} label="微信扫码分享" className={code} />
          )}
          <p className="text-muted mt-1 text-xs">微信扫码分享</p>
        </div>
        <ul className="grid flex-1 grid-cols-2 gap-x-3 gap-y-2">
          {shareSites.map((site) => (
            <li key={site.key}>
              <a
                href={site.href(info)}
                target="_blank"
                rel="noopener noreferrer"
                className="hover:text-brand flex items-center gap-2 text-xs whitespace-nowrap max-md:min-h-11"
              >
                <span
                  aria-hidden
                  className={`flex size-7 items-center justify-center rounded-full text-xs ${site.look}`}
                >
                  {site.mark}
                </span>
                {site.name}
              </a>
            </li>
          ))}
          <li>
            <button type="button" onClick={() => void copyLink(info.url)} className={tool}>
              <Link2 className="size-3.5" aria-hidden />
              复制链接
            </button>
          </li>
          {info.codeFile && (
            <li>
              <a href={info.codeFile} download="qrcode.png" className={tool}>
                <Download className="size-3.5" aria-hidden />
                下载二维码
              </a>
            </li>
          )}
        </ul>
      </div>
    </div>
  )
}
