'use client'
import { ImagePlus, LoaderCircle, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Picture } from '@/components/ui/picture'
import { api } from '@/lib/client/call/api'
import { showErrorToast } from '@/lib/client/call/error-toast'
import { shrinkPicture } from '@/lib/client/form/shrink-picture'
import { toast } from '@/lib/client/press/toast'
import { maxUploadBytes, type UploadPurpose } from '@/lib/domain/content/upload'

interface PictureFieldProps {
  label: string
  /** Paths of the uploaded pictures. */
  value: readonly string[]
  onChange: (paths: string[]) => void
  purpose: UploadPurpose
  max: number
}

const tile = 'rounded-control border-line relative size-20 shrink-0 overflow-hidden border'

/** Uploads up to `max` pictures, one after the other; each is checked by the server again. */
export function PictureField({ label, value, onChange, purpose, max }: PictureFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isUploading, setUploading] = useState(false)

  const upload = async (selected: readonly File[]) => {
    if (value.length + selected.length > max) return toast.error(`图片不能超过${max}张`)
    setUploading(true)
    const paths = [...value]
    try {
      const pictures = await Promise.all(selected.map(shrinkPicture))
      // Pictures that cannot be made small enough are refused one by one.
      const files = pictures.filter(({ size }) => size <= maxUploadBytes)
      if (files.length < pictures.length) toast.error('图片大小不能超过2M')
      for (const file of files) paths.push((await api.upload.picture({ file, purpose })).url)
    } catch (error) {
      showErrorToast(error)
    } finally {
      setUploading(false)
      onChange(paths)
    }
  }

  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-text text-sm">
        {label}
      </label>
      <ul className="flex flex-wrap gap-2">
        {value.map((path, index) => (
          <li key={path} className={tile}>
            <Picture src={path} alt={`第 ${index + 1} 张图片`} width={240} className="size-full" />
            <button
              type="button"
              aria-label={`删除第 ${index + 1} 张图片`}
              onClick={() => onChange(value.filter((one) => one !== path))}
              className="absolute top-0 right-0 flex size-7 items-center justify-center bg-black/55 text-white max-md:size-11"
            >
              <X className="size-4" aria-hidden />
            </button>
          </li>
        ))}
        {value.length < max && (
          <li className={tile}>
            <button
              type="button"
              disabled={isUploading}
              onClick={() => input.current?.click()}
              className="text-muted hover:text-brand flex size-full flex-col items-center justify-center gap-1 text-xs transition-colors"
            >
              {isUploading ? (
                <LoaderCircle className="size-5 animate-spin" aria-hidden />
              ) : (
                <ImagePlus className="size-5" strokeWidth={1.5} aria-hidden />
              )}
              {isUploading ? '上传中' : `${value.length}/${max}`}
            </button>
          </li>
        )}
      </ul>
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/jpeg,image/png"
        multiple
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // The same file may be selected again after it was removed.
          event.target.value = ''
          if (files.length > 0) void upload(files)
        }}
      />
      <p className="text-muted text-xs">支持jpg、png，最多上传{max}张，较大的图片会自动压缩</p>
    </div>
  )
}
