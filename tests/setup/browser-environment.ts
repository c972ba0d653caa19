import JsdomEnvironment from 'jest-environment-jsdom'

/** jsdom with the parts of the platform that every browser of today has and jsdom has not. */
export default class BrowserEnvironment extends JsdomEnvironment {
  override async setup(): Promise<void> {
    await super.setup()
    const { MouseEvent } = this.global
    /** A press that says what it was made with. */
    class PointerEvent extends MouseEvent {
      readonly pointerType: string

      constructor(type: string, init: PointerEventInit = {}) {
        super(type, init)
        this.pointerType = init.pointerType ?? ''
      }
    }
    Object.assign(this.global, {
      PointerEvent,
      fetch,
      Request,
      Response,
      Headers,
      ReadableStream,
      WritableStream,
      TransformStream,
      TextEncoder,
      TextDecoder,
      structuredClone,
    })
  }
}
