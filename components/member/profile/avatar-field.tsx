'use client'
import { Camera, LoaderCircle } from 'lucide-react'
import { useId } from 'react'
import { Avatar } from '@/components/ui/avatar'
import { api } from '@/lib/client/call/api'
import { shrinkPicture } from '@/lib/client/form/shrink-picture'
import { toast } from '@/lib/client/press/toast'
import { useAction } from '@/lib/client/press/use-action'
import { maxUploadBytes, uploadProblems } from '@/lib/domain/content/upload'

interface AvatarFieldProps {
  /** The path of the picture; empty without one. */
  value: string
  onChange: (path: string) => void
}

/** The picture of the member; another one is uploaded at once and kept when the form is saved. */
export function AvatarField({ value, onChange }: AvatarFieldProps) {
  const id = useId()
  const upload = useAction(async (selected: File) => {
    const file = await shrinkPicture(selected)
    if (file.size > maxUploadBytes) return toast.error(uploadProblems.tooLarge)
    onChange((await api.upload.picture({ file, purpose: 'avatar' })).url)
  })
  return (
    <div className="flex items-center gap-4">
      <label
        htmlFor={id}
        className="has-focus-visible:outline-link group relative size-20 shrink-0 cursor-pointer rounded-full has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
      >
        <Avatar src={value} className="size-full" />
        <span className="bg-ink absolute right-0 bottom-0 flex size-7 items-center justify-center rounded-full text-white">
          {upload.busy ? (
            <LoaderCircle className="size-4 animate-spin" aria-hidden />
          ) : (
            <Camera className="size-4" aria-hidden />
          )}
        </span>
        <span className="sr-only">更换头像</span>
        <input
          id={id}
          type="file"
          accept="image/jpeg,image/png"
          disabled={upload.busy}
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={(event) => {
            const file = event.target.files?.[0]
            event.target.value = ''
            if (file) upload.go(file)
          }}
        />
      </label>
      <p className="text-muted text-xs">点击更换头像，支持jpg、png，较大的图片会自动压缩</p>
    </div>
  )
}
