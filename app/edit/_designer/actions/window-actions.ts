import type { DesignPart } from '@/lib/domain/design/document'
import type { Editor } from '../core/editor'
import type { PageGuide } from '../core/page-guide'
import type { Action } from './actions'

/** Actions of the window around the page. */
export interface WindowActions {
  save: () => void
  preview: () => void
  /** The page, or the header and footer of all pages. */
  publish: (part: DesignPart) => void
  schedule: () => void
  /** False hides what publishes. */
  mayPublish: boolean
  openVersions: () => void
  openImport: () => void
  openPage: () => void
  openSeo: () => void
  openHelp: () => void
  openAbout: () => void
  saveModule: () => void
  zoom: (steps: -1 | 0 | 1) => void
  fullSize: () => void
  show: (side: 'palette' | 'layers' | 'problems' | 'settings') => void
  rulers: { isShown: boolean; toggle: () => void }
  guides: {
    isShown: boolean
    toggle: () => void
    add: (axis: PageGuide['axis']) => void
    clear: () => void
    count: number
  }
}

/** 页面信息, SEO配置, 版本记录, 定时发布, 导入页面, 保存为组合模块: dialogs that are opened seldom. */
export const pageActions = (editor: Editor, window: WindowActions): Action[] => [
  { id: 'page-info', label: '页面信息', words: 'mingcheng 名称 描述 启用', run: window.openPage },
  { id: 'seo', label: 'SEO配置', words: 'biaoti 标题 关键词 搜索引擎', run: window.openSeo },
  { id: 'versions', label: '版本记录', words: 'lishi 历史', run: window.openVersions },
  ...(window.mayPublish
    ? [{ id: 'schedule', label: '定时发布', isDisabled: editor.isReadOnly, run: window.schedule }]
    : []),
  { id: 'import', label: '导入页面', run: window.openImport },
  {
    id: 'save-module',
    label: '保存为组合模块',
    isDisabled: editor.isReadOnly,
    run: window.saveModule,
  },
]

/** Zoom, rulers and guides. */
export const viewActions = ({ zoom, fullSize, rulers, guides }: WindowActions): Action[] => [
  { id: 'zoom-in', label: '放大', shortcut: 'Ctrl++', run: () => zoom(1) },
  { id: 'zoom-out', label: '缩小', shortcut: 'Ctrl+-', run: () => zoom(-1) },
  { id: 'full-size', label: '实际大小', run: fullSize },
  { id: 'fit', label: '屏幕适中', shortcut: 'Ctrl+0', run: () => zoom(0) },
  { id: 'rulers', label: '标尺', isChecked: rulers.isShown, run: rulers.toggle },
  { id: 'guides', label: '参考线', isChecked: guides.isShown, run: guides.toggle },
  { id: 'guide-x', label: '添加竖直参考线', run: () => guides.add('x') },
  { id: 'guide-y', label: '添加水平参考线', run: () => guides.add('y') },
  { id: 'guides-clear', label: '清除参考线', isDisabled: guides.count === 0, run: guides.clear },
]

const publishActions = (editor: Editor, window: WindowActions): Action[] => [
  { id: 'publish', label: '发布', isDisabled: editor.isReadOnly, run: () => window.publish('page') },
  {
    id: 'publish-frame',
    label: '发布头部和尾部',
    words: 'header footer yetou yejiao 页头 页脚',
    isDisabled: editor.isReadOnly,
    run: () => window.publish('frame'),
  },
]

/** History, saving, publishing and panels, for the command palette. */
export const otherActions = (editor: Editor, window: WindowActions): Action[] => [
  {
    id: 'undo',
    label: '撤销',
    shortcut: 'Ctrl+Z',
    isDisabled: editor.state.history.done.length === 0,
    run: () => editor.undo(),
  },
  {
    id: 'redo',
    label: '重做',
    shortcut: 'Ctrl+Shift+Z',
    isDisabled: editor.state.history.undone.length === 0,
    run: () => editor.redo(),
  },
  { id: 'save', label: '保存', shortcut: 'Ctrl+S', run: window.save },
  { id: 'preview', label: '预览', run: window.preview },
  ...(window.mayPublish ? publishActions(editor, window) : []),
  { id: 'show-palette', label: '打开组件', run: () => window.show('palette') },
  { id: 'show-layers', label: '打开图层', run: () => window.show('layers') },
  { id: 'show-problems', label: '打开问题', run: () => window.show('problems') },
  { id: 'show-settings', label: '打开设置', run: () => window.show('settings') },
  { id: 'help', label: '快捷键', shortcut: '?', run: window.openHelp },
  { id: 'about', label: '关于', words: 'banben 版本', run: window.openAbout },
]
