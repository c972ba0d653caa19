'use client'
import { Camera, LoaderCircle, X } from 'lucide-react'
import { useId, useState } from 'react'
import { Picture } from '@/components/ui/picture'
import { api } from '@/lib/client/call/api'
import { showErrorToast } from '@/lib/client/call/error-toast'
import { shrinkPicture } from '@/lib/client/form/shrink-picture'
import { toast } from '@/lib/client/press/toast'
import { maxUploadBytes, uploadProblems } from '@/lib/domain/content/upload'
import { maxVoucherPictures, voucherProblems } from '@/lib/domain/order/payment/offline-transfer'

interface VoucherPicturesProps {
  /** Paths of the pictures; only the buyer and the staff of the shop can open them. */
  value: readonly string[]
  onChange: (paths: string[]) => void
  isView: boolean
}

const tile = 'rounded-control border-line relative block size-20 overflow-hidden border'

/** 凭证图片: thumbnails that open the picture, with a tile that adds more until there are six. */
export function VoucherPictures({ value, onChange, isView }: VoucherPicturesProps) {
  const id = useId()
  const [isUploading, setUploading] = useState(false)

  const upload = async (selected: readonly File[]) => {
    if (value.length + selected.length > maxVoucherPictures) return toast.error(voucherProblems.tooMany)
    setUploading(true)
    const paths = [...value]
    try {
      const pictures = await Promise.all(selected.map(shrinkPicture))
      // Pictures that cannot be made small enough are refused one by one.
      const files = pictures.filter(({ size }) => size <= maxUploadBytes)
      if (files.length < pictures.length) toast.error(uploadProblems.tooLarge)
      for (const file of files) paths.push((await api.upload.picture({ file, purpose: 'voucher' })).url)
    } catch (error) {
      showErrorToast(error)
    } finally {
      setUploading(false)
      onChange(paths)
    }
  }

  return (
    <div className="grid gap-1.5">
      <span className="text-text text-sm">
        {!isView && (
          <span className="text-brand" aria-hidden>
            *
          </span>
        )}
        凭证图片：
      </span>
      <ul className="flex flex-wrap gap-2">
        {value.map((path, index) => (
          <li key={path} className="relative">
            <a href={path} target="_blank" rel="noreferrer" className={tile}>
              <Picture src={path} alt={`凭证图片 ${index + 1}`} width={240} className="size-full" />
            </a>
            {!isView && (
              <button
                type="button"
                aria-label={`删除凭证图片 ${index + 1}`}
                onClick={() => onChange(value.filter((one) => one !== path))}
                className="rounded-control absolute top-0 right-0 flex size-7 items-center justify-center bg-black/55 text-white max-md:size-11"
              >
                <X className="size-4" aria-hidden />
              </button>
            )}
          </li>
        ))}
        {!isView && value.length < maxVoucherPictures && (
          <li>
            <label
              htmlFor={id}
              className={`${tile} text-muted hover:text-brand has-[:focus-visible]:outline-link flex! cursor-pointer flex-col items-center justify-center gap-1 text-xs transition-colors has-[:focus-visible]:outline-2`}
            >
              {isUploading ? (
                <LoaderCircle className="size-5 animate-spin" aria-hidden />
              ) : (
                <Camera className="size-5" strokeWidth={1.5} aria-hidden />
              )}
              {isUploading ? '上传中' : '上传凭证'}
              <input
                id={id}
                type="file"
                accept="image/png,image/jpeg,image/gif"
                multiple
                disabled={isUploading}
                className="sr-only"
                onChange={(event) => {
                  const files = [...(event.target.files ?? [])]
                  // The same file may be selected again after it was removed.
                  event.target.value = ''
                  if (files.length > 0) void upload(files)
                }}
              />
            </label>
          </li>
        )}
      </ul>
      {!isView && <p className="text-muted text-xs">最多上传6张图片（支持png、jpg、gif、jpeg格式文件）</p>}
    </div>
  )
}
