'use client'
import { Image } from '@tiptap/extension-image'
import { TableKit } from '@tiptap/extension-table'
import { TextAlign } from '@tiptap/extension-text-align'
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import {
  AlignCenter,
  AlignLeft,
  Bold,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  List,
  ListOrdered,
  Redo2,
  RemoveFormatting,
  Table,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import { useRef } from 'react'
import { cx } from '@/components/ui/cx'
import { accepted } from '@/lib/client/form/upload-picture'
import { useIsFixed } from '../form-body'
import { usePictureUpload } from '../picture/use-picture-upload'

export interface RichTextEditorProps {
  id: string
  /** Accessible name. */
  label: string
  /** HTML at the beginning; later changes come from the editor itself. */
  initial: string
  onChange: (html: string) => void
}

const extensions = [
  StarterKit.configure({ heading: { levels: [2, 3] }, code: false, codeBlock: false }),
  Image.configure({ allowBase64: false }),
  TableKit.configure({ table: { resizable: false } }),
  TextAlign.configure({ types: ['heading', 'paragraph'], alignments: ['left', 'center'] }),
]

interface Tool {
  name: string
  Icon: LucideIcon
  isOn?: (editor: Editor) => boolean
  run: (editor: Editor) => void
}

const tools: Tool[] = [
  {
    name: '标题',
    Icon: Heading2,
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: '小标题',
    Icon: Heading3,
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: '加粗',
    Icon: Bold,
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: '斜体',
    Icon: Italic,
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: '项目列表',
    Icon: List,
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: '编号列表',
    Icon: ListOrdered,
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: '左对齐',
    Icon: AlignLeft,
    isOn: (editor) => editor.isActive({ textAlign: 'left' }),
    run: (editor) => editor.chain().focus().setTextAlign('left').run(),
  },
  {
    name: '居中',
    Icon: AlignCenter,
    isOn: (editor) => editor.isActive({ textAlign: 'center' }),
    run: (editor) => editor.chain().focus().setTextAlign('center').run(),
  },
  {
    name: '表格',
    Icon: Table,
    isOn: (editor) => editor.isActive('table'),
    run: (editor) =>
      editor.isActive('table')
        ? editor.chain().focus().deleteTable().run()
        : editor.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
  },
  {
    name: '清除格式',
    Icon: RemoveFormatting,
    run: (editor) => editor.chain().focus().unsetAllMarks().clearNodes().run(),
  },
  { name: '撤销', Icon: Undo2, run: (editor) => editor.chain().focus().undo().run() },
  { name: '重做', Icon: Redo2, run: (editor) => editor.chain().focus().redo().run() },
]

/** The HTML of an editor; none for an empty one. */
const htmlOf = (editor: Editor) => (editor.isEmpty ? '' : editor.getHTML())

/**
 * Rich text on ProseMirror: what is pasted from Word or other malls keeps only what the toolbar knows. The service
 * cleans the HTML again.
 */
export function RichTextEditor({ id, label, initial, onChange }: RichTextEditorProps) {
  const isFixed = useIsFixed()
  const chooser = useRef<HTMLInputElement>(null)
  const editor = useEditor({
    extensions,
    content: initial,
    immediatelyRender: false,
    editable: !isFixed,
    onUpdate: (event) => onChange(htmlOf(event.editor)),
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: 'rich-text min-h-60 max-h-[36rem] overflow-y-auto p-4 outline-none',
      },
    },
  })
  const { waiting, upload } = usePictureUpload(label, (src) =>
    editor?.chain().focus().setImage({ src }).run(),
  )
  return (
    <div className="rounded-control border-line focus-within:border-link border">
      {!isFixed && (
        <div
          role="toolbar"
          aria-label={`${label}工具`}
          className="border-line flex flex-wrap gap-1 border-b p-1.5"
        >
          {editor && <Tools editor={editor} />}
          <ToolButton
            name={waiting > 0 ? '正在上传图片' : '图片'}
            Icon={ImagePlus}
            isOn={waiting > 0}
            onPress={() => chooser.current?.click()}
          />
          <input
            ref={chooser}
            type="file"
            multiple
            hidden
            accept={accepted}
            aria-label={`${label}图片文件`}
            onChange={({ target }) => {
              upload([...(target.files ?? [])])
              target.value = ''
            }}
          />
        </div>
      )}
      <EditorContent editor={editor} />
    </div>
  )
}

function Tools({ editor }: { editor: Editor }) {
  const active = useEditorState({
    editor,
    selector: (state) => tools.map(({ isOn }) => isOn?.(state.editor) ?? false).join(),
  }).split(',')
  return tools.map(({ name, Icon, isOn, run }, index) => (
    <ToolButton
      key={name}
      name={name}
      Icon={Icon}
      {...(isOn && { isOn: active[index] === 'true' })}
      onPress={() => run(editor)}
    />
  ))
}

interface ToolButtonProps {
  name: string
  Icon: LucideIcon
  isOn?: boolean
  onPress: () => void
}

function ToolButton({ name, Icon, isOn, onPress }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-pressed={isOn}
      // The selection of the text stays.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className={cx(
        'rounded-control flex size-8 items-center justify-center max-md:size-11',
        isOn ? 'bg-brand-tint text-brand' : 'text-text hover:bg-page',
      )}
    >
      <Icon className="size-4" aria-hidden />
    </button>
  )
}
