'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Skeleton } from '@/components/ui/skeleton'
import { designer } from '@/lib/client/call/designer'
import { uploadPicture } from '@/lib/client/form/upload-picture'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import { moduleNameMissing, modulePictureNotSaved } from '@/lib/domain/messages/content'
import { moduleParams } from '../core/commands/module'
import { useEditor } from '../document/editor-context'
import { PictureTile } from '../pictures/picture-tile'
import { modulesKey } from './modules-key'
import { elementPicture } from './panel-picture'

/** Longest name of a module (contract of the call). */
const maxName = 50

interface Props {
  /** The panel. */
  id: string
  /** Where the canvas shows it. */
  element: HTMLElement | null
  onClose: () => void
}

/** 保存组合模块: a free panel with a name and a picture of it, for other pages (spec 4 §B6). */
export function SaveModuleDialog({ id, element, onClose }: Props) {
  const editor = useEditor()
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const nameId = useId()
  const [name, setName] = useState('')
  const [error, setError] = useState('')
  const [isDrawing, setDrawing] = useState(true)
  /** The picture of the panel, and its preview. */
  const [drawn, setDrawn] = useState<{ file: File; url: string } | null>(null)
  /** A picture of the library instead. */
  const [chosen, setChosen] = useState('')

  const draw = useEffectEvent(() => (element ? elementPicture(element) : Promise.resolve(null)))
  useEffect(() => {
    let url = ''
    let isClosed = false
    void draw().then((file) => {
      if (isClosed) return
      setDrawing(false)
      if (!file) return
      url = URL.createObjectURL(file)
      setDrawn({ file, url })
    })
    return () => {
      isClosed = true
      if (url) URL.revokeObjectURL(url)
    }
  }, [])

  const save = useSingleMutation({
    mutationFn: async () => {
      const params = moduleParams(editor.state, id)
      let image = chosen
      if (!image && drawn) {
        // The missing picture is reported instead of the error of the upload.
        const picture = await uploadPicture(designer.picture, drawn.file, { name, kind: '组合模块' }).catch(
          () => null,
        )
        image = picture?.url ?? ''
        if (image) {
          setChosen(image)
          toast.success('上传组合模块图片成功!')
        }
      }
      if (!image) {
        toast.error(modulePictureNotSaved)
        return false
      }
      await designer.designModule.save({ name: name.trim(), image, params: JSON.stringify(params) })
      return true
    },
    onSuccess: (isSaved) => {
      if (!isSaved) return
      toast.success('组合模块保存成功！')
      void client.invalidateQueries({ queryKey: modulesKey })
      onClose()
    },
  })
  const submit = () => {
    if (name.trim() === '') setError(moduleNameMissing)
    else save.mutate()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      dismissable={false}
      title="保存组合模块"
      width={520}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            取消
          </Button>
          <Button loading={save.isPending} disabled={isDrawing} onClick={() => form.current?.requestSubmit()}>
            保存
          </Button>
        </>
      }
    >
      <form
        ref={form}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Field id={nameId} label="模块名称" required {...(error && { error })}>
          <Input
            {...fieldControl(nameId, error)}
            data-autofocus
            maxLength={maxName}
            value={name}
            onChange={({ target }) => {
              setName(target.value)
              setError('')
            }}
          />
        </Field>
        <div>
          <p className="text-muted mb-2 text-xs">模块图片</p>
          {isDrawing ? (
            <Skeleton className="h-40" />
          ) : (
            <div className="flex items-start gap-3">
              {(chosen || drawn) && (
                <img
                  src={chosen || drawn?.url}
                  alt="模块图片"
                  className="border-line rounded-control max-h-48 min-w-0 flex-1 border bg-white object-contain"
                />
              )}
              <PictureTile
                label="模块图片"
                url=""
                onChange={(url) => {
                  setChosen(url)
                }}
              />
            </div>
          )}
          {!isDrawing && !drawn && !chosen && (
            <p role="alert" className="text-brand mt-2 text-xs">
              没有生成图片，请从图片库选择一张
            </p>
          )}
        </div>
      </form>
    </Dialog>
  )
}
