'use client'
import { Link2 } from 'lucide-react'
import { Qr } from '@/components/ui/qr'
import { toast } from '@/lib/client/toast'
import { shareSites, type ShareInfo } from './share-links'

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success('链接已复制')
  } catch {
    toast.error('复制失败，请手动复制地址栏链接')
  }
}

/** Where a goods can be shared: four sites, and a QR code for WeChat (spec 1 §2). */
export function SharePanel({ info }: { info: ShareInfo }) {
  return (
    <div className="flex items-center gap-4">
      <div className="shrink-0 text-center">
        <Qr text={info.url} label="微信扫码分享" className="border-line size-24 border p-1" />
        <p className="text-muted mt-1 text-xs">微信扫码分享</p>
      </div>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-2">
        {shareSites.map((site) => (
          <li key={site.key}>
            <a
              href={site.href(info)}
              target="_blank"
              rel="noopener noreferrer"
              className="hover:text-brand flex items-center gap-2 text-xs whitespace-nowrap"
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
        <li className="col-span-2">
          <button
            type="button"
            onClick={() => void copy(info.url)}
            className="text-link hover:text-brand flex items-center gap-1.5 text-xs"
          >
            <Link2 className="size-3.5" aria-hidden />
            复制链接
          </button>
        </li>
      </ul>
    </div>
  )
}
