'use client'
import { IdCard, ImagePlus, Landmark, LoaderCircle, ScrollText, X, type LucideIcon } from 'lucide-react'
import { useRef, useState } from 'react'
import { cx } from '@/components/ui/cx'
import { errorId, hintId } from '@/components/ui/field'
import { Picture } from '@/components/ui/picture'
import { api } from '@/lib/client/call/api'
import { ApiError, fallbackMessage } from '@/lib/client/call/api-error'
import { shrinkPicture } from '@/lib/client/form/shrink-picture'
import { maxUploadBytes } from '@/lib/domain/content/upload'

/** Icons for the kinds of pictures, drawn in an empty field. */
const samples = { licence: ScrollText, person: IdCard, emblem: Landmark, card: IdCard } satisfies Record<
  string,
  LucideIcon
>

interface PaperFieldProps {
  id: string
  label: string
  /** The details that must be readable. */
  hint: string
  sample: keyof typeof samples
  /** Path of the uploaded picture; empty for none. */
  value: string
  onChange: (path: string) => void
  error: string | undefined
}

/** Messages of spec 3 §6, /shop/settleForm. */
const problems = {
  count: '最多上传1张图片',
  type: '图片类型错误',
  size: '上传图片不得大于2M',
} as const

/** Uploads one picture of a paper; it is private, and the mall checks it again. */
export function PaperField({ id, label, hint, sample, value, onChange, error }: PaperFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isUploading, setUploading] = useState(false)
  const [problem, setProblem] = useState<string>()
  /** The picture whose upload failed. */
  const [failed, setFailed] = useState<File>()
  const Sample = samples[sample]
  const shown = problem ?? error

  const upload = async (files: readonly File[]) => {
    const [file] = files
    if (!file) return
    setFailed(undefined)
    if (files.length > 1) return setProblem(problems.count)
    if (!['image/jpeg', 'image/png'].includes(file.type)) return setProblem(problems.type)
    setUploading(true)
    setProblem(undefined)
    try {
      // Photos of phones are larger than the limit; those that cannot be made smaller are refused.
      const picture = await shrinkPicture(file)
      if (picture.size > maxUploadBytes) setProblem(problems.size)
      else onChange((await api.merchant.picture({ file: picture })).url)
    } catch (failure) {
      setProblem(failure instanceof ApiError ? failure.message : fallbackMessage)
      setFailed(file)
    } finally {
      setUploading(false)
    }
  }

  return (
    <div className="grid content-start gap-1.5">
      <p id={`${id}-label`} className="text-text text-sm">
        <span className="text-brand mr-1" aria-hidden>
          *
        </span>
        {label}
      </p>
      <div
        className={cx(
          'rounded-card border-line bg-page relative aspect-[8/5] overflow-hidden border border-dashed',
          shown && 'border-brand',
        )}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          void upload([...event.dataTransfer.files])
        }}
      >
        {value && <Picture src={value} alt={`已上传的${label}`} fit="contain" className="size-full" />}
        <button
          id={id}
          type="button"
          disabled={isUploading}
          aria-labelledby={`${id}-label ${id}-action`}
          aria-describedby={shown ? errorId(id) : hintId(id)}
          onClick={() => input.current?.click()}
          className={cx(
            'text-muted hover:text-brand absolute inset-0 flex flex-col items-center justify-center gap-1.5 text-sm transition-colors',
            value &&
              'inset-y-auto! bottom-0! h-9 flex-row bg-black/60 text-white hover:text-white max-md:h-11',
          )}
        >
          {isUploading ? (
            <LoaderCircle className="size-5 animate-spin" aria-hidden />
          ) : value ? (
            <ImagePlus className="size-4" aria-hidden />
          ) : (
            <Sample className="size-9" strokeWidth={1.2} aria-hidden />
          )}
          <span id={`${id}-action`}>{isUploading ? '上传中' : value ? '重新上传' : '点击上传'}</span>
        </button>
        {value && !isUploading && (
          <button
            type="button"
            aria-label={`删除${label}`}
            onClick={() => onChange('')}
            className="absolute top-0 right-0 flex size-8 items-center justify-center bg-black/60 text-white max-md:size-11"
          >
            <X className="size-4" aria-hidden />
          </button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png"
        aria-label={`选择${label}`}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // The same file may be selected again after it was removed.
          event.target.value = ''
          void upload(files)
        }}
      />
      {shown ? (
        <div className="flex items-center gap-3 text-xs">
          <p id={errorId(id)} role="alert" className="text-brand">
            {shown}
          </p>
          {failed && (
            <button
              type="button"
              aria-label={`重试上传${label}`}
              onClick={() => void upload([failed])}
              className="tap text-link hover:text-brand shrink-0"
            >
              重试
            </button>
          )}
        </div>
      ) : (
        <p id={hintId(id)} className="text-muted text-xs">
          {hint}
        </p>
      )}
    </div>
  )
}
