'use client'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Link2 } from '@/components/ui/icons/link-2'
import { Share2 } from '@/components/ui/icons/share-2'
import { Qr } from '@/components/ui/qr'
import { copyLink } from '@/lib/client/press/copy'

interface InviteDialogProps {
  open: boolean
  onClose: () => void
  /** Path of the team. */
  path: string
  title: string
  missing: number
}

/** 邀请好友: a QR code, the link, and on phones the sharing of the system. */
export function InviteDialog({ open, onClose, path, title, missing }: InviteDialogProps) {
  const url = new URL(path, window.location.origin).href
  const text = `还差${missing}人成团，一起来拼「${title}」`
  const canShare = typeof navigator.share === 'function'
  // Closing the sheet of the system rejects; there is nothing to do then.
  const share = () => void navigator.share({ title: text, text, url }).catch(() => {})
  return (
    <Dialog open={open} onClose={onClose} title="邀请好友拼团">
      <div className="flex flex-col items-center gap-4 py-2 text-center">
        <p className="text-ink text-sm">
          还差{' '}
          <strong translate="no" className="text-brand nums">
            {missing}
          </strong>{' '}
          人成团，扫码或发送链接给好友
        </p>
        <Qr text={url} label="拼团二维码" className="border-line size-44 border p-2" />
        <p className="text-muted bg-page rounded-control w-full px-3 py-2 text-left text-xs break-all">
          {url}
        </p>
        <div className="flex w-full flex-wrap justify-center gap-3">
          <Button variant="outline" className="max-md:h-11! max-md:flex-1" onClick={() => void copyLink(url)}>
            <Link2 className="size-4" aria-hidden />
            复制链接
          </Button>
          {canShare && (
            <Button className="max-md:h-11! max-md:flex-1" onClick={share}>
              <Share2 className="size-4" aria-hidden />
              发送给好友
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
