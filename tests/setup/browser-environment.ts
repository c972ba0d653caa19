import JsdomEnvironment from 'jest-environment-jsdom'

/** jsdom with the browser APIs that it lacks. */
export default class BrowserEnvironment extends JsdomEnvironment {
  override async setup(): Promise<void> {
    await super.setup()
    const { MouseEvent } = this.global
    /** A mouse event with the type of its pointer. */
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
