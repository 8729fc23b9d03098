/** A text that tries to run script where it is shown: `top.fired(id)` tells that it has. */
export interface Injection {
  id: number
  family: string
  html: string
}

/** What runs without anyone's help, and what needs a pointer, a key or a focus. */
const HANDLERS = {
  'img src=x:': ['onerror'],
  svg: ['onload', 'onclick', 'onfocus tabindex=1', 'onmouseover', 'onpointerdown'],
  'video src=x:': ['onerror', 'onclick', 'onmouseover'],
  'audio src=x:': ['onerror', 'onfocus tabindex=1'],
  iframe: ['onload'],
  'details open': ['ontoggle', 'onclick', 'onmouseenter'],
  'input autofocus': ['onfocus', 'onclick', 'onmousedown', 'onpointerenter', 'onfocusin', 'onkeydown'],
  body: ['onload', 'onclick', 'onpageshow', 'onmouseover', 'onfocusin', 'onkeydown'],
  'a href=#': [
    'onclick',
    'onmouseover',
    'onfocus',
    'onpointerdown',
    'onmousedown',
    'onmouseup',
    'onmouseenter',
    'onkeydown',
  ],
  'p tabindex=0': [
    'onclick',
    'onmouseover',
    'onfocus',
    'onpointerover',
    'ondblclick',
    'oncontextmenu',
    'onkeyup',
    'onmouseout',
  ],
  strong: ['onclick', 'onmouseover', 'onmousemove', 'onpointerenter', 'onmousedown'],
  h3: ['onclick', 'onmouseover', 'onmouseup', 'onpointerdown'],
  li: ['onclick', 'onmouseover', 'onpointerup'],
  blockquote: ['onclick', 'onmouseenter', 'onpointermove'],
  button: ['onclick', 'onfocus', 'onmouseover', 'onkeypress'],
  'select autofocus': ['onfocus', 'onclick', 'onchange'],
  'textarea autofocus': ['onfocus', 'onclick', 'oninput'],
  'div contenteditable': ['onclick', 'onfocus', 'onmouseover', 'onbeforeinput'],
  'x-element tabindex=1': ['onclick', 'onfocus', 'onmouseover'],
  style: ['onload'],
  'link rel=stylesheet href=data:text/css,': ['onload'],
  'object data=x:': ['onerror'],
  'form tabindex=1': ['onclick', 'onfocus', 'onsubmit'],
  marquee: ['onclick', 'onmouseover'],
}

/** Ways to write an attribute of an event. */
const ATTRIBUTES: ((name: string, code: string) => string)[] = [
  (name, code) => ` ${name}="${code}"`,
  (name, code) => ` ${name}='${code}'`,
  (name, code) => ` ${name}=${code}`,
  (name, code) => `/${name.toUpperCase()}=${code}`,
  (name, code) => `\n${name}\t=\n"${code}"`,
  (name, code) => `\f${name}=${entities(code)}`,
  (name, code) => ` ${name}="${hexEntities(code)}"`,
  (name, code) => ` a=">" b='<' ${mixed(name)}=${code}`,
  (name, code) => ` "'"${name}="${code}"`,
]

/** Ways to write an address that is a script. */
const ADDRESSES: ((code: string) => string)[] = [
  (code) => `javascript:${code}`,
  (code) => `JaVaScRiPt:${code}`,
  (code) => ` javascript:${code}`,
  (code) => `\u0001javascript:${code}`,
  (code) => `java\tscript:${code}`,
  (code) => `java\nscript:${code}`,
  (code) => `java&#x0A;script:${code}`,
  (code) => `java&Tab;script:${code}`,
  (code) => `javascript&colon;${code}`,
  (code) => `&#106;&#97;vascript:${code}`,
  (code) => `&#0000106avascript:${code}`,
  (code) => entities(`javascript:${code}`),
  (code) => hexEntities(`javascript:${code}`),
  (code) => `javascript://%0a${code}`,
  (code) => `javascript:/*--></title></style></textarea></script>*/${code}`,
  (code) => `javascript:void(${code})`,
  (code) => `data:text/html,<script>${code}</script>`,
  (code) => `data:text/html;base64,${Buffer.from(`<script>${code}</script>`).toString('base64')}`,
  (code) => `vbscript:${code}`,
  (code) => `feed:javascript:${code}`,
  (code) => `blob:${code}`,
]

/** Where such an address is followed. */
const PLACES: ((address: string) => string)[] = [
  (address) => `<a href="${address}">Lien</a>`,
  (address) => `<A HREF='${address}'>Lien</A>`,
  (address) => `<a xlink:href="${address}" href="${address}" target=_self>Lien</a>`,
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<object data="${address}"></object>`,
  (address) => `<embed src="${address}">`,
  (address) => `<form action="${address}"><button>Envoyer</button></form>`,
  (address) => `<form><button formaction="${address}">Envoyer</button></form>`,
  (address) => `<svg><a href="${address}"><text y=20>Lien</text></a></svg>`,
  (address) => `<math><a href="${address}">Lien</a></math>`,
  (address) => `<map name=m><area href="${address}" shape=default></map><img usemap=#m src=x:>`,
]

/** What a text may be within, for a cleaner and a browser to disagree about where it ends. */
const WRAPPERS: ((inner: string) => string)[] = [
  (inner) => `<noscript><p title="</noscript>${inner}">`,
  (inner) => `<textarea></textarea>${inner}`,
  (inner) => `<title><a title="</title>${inner}">`,
  (inner) => `<style><a title="</style>${inner}">`,
  (inner) => `<!--><p>--!>${inner}`,
  (inner) => `<!-- --!>${inner} -->`,
  (inner) => `<![CDATA[ ]]>${inner}`,
  (inner) => `<?xml ?>${inner}`,
  (inner) => `<math><mtext><table><mglyph><style><!--</style>${inner}`,
  (inner) => `<svg><style><a title="</style>${inner}"></svg>`,
  (inner) => `<svg></p><style><a id="</style>${inner}">`,
  (inner) => `<form><math><mtext></form><form><mglyph><style></math>${inner}`,
  (inner) => `<table><td>${inner}</table>`,
  (inner) => `<select><template>${inner}</template></select>${inner}`,
  (inner) => `<xmp></xmp>${inner}`,
  (inner) => `<p><!-${inner}`,
  (inner) => `<ul><li>${inner}<li><p`,
  (inner) => `<strong ${inner}</strong>`,
  (inner) => `<b/${inner}`,
  (inner) => `<scr<script>ipt></scr</script>ipt>${inner}`,
  (inner) => `&lt;p&gt;<p>${inner}</p>`,
  (inner) => `<p title="&quot;>${inner}">${inner}`,
  (inner) => `<\u0000p>${inner}`,
  (inner) => `<p>\ufeff${inner}\u202e`,
]

const SCRIPTS: ((code: string) => string)[] = [
  (code) => `<script>${code}</script>`,
  (code) => `<SCRIPT>${code}</SCRIPT >`,
  (code) => `<script\n>${code}</script\t>`,
  (code) => `<script/x>${code}</script/x>`,
  (code) => `<script src="data:text/javascript,${code}"></script>`,
  (code) => `<script type=module>${code}</script>`,
  (code) => `<svg><script>${code}</script></svg>`,
  (code) => `<svg><script>${entities(code)}</script></svg>`,
  (code) => `<script>/*<p>*/${code}/*</p>*/</script>`,
  (code) => `<iframe srcdoc="<script>${code}</script>"></iframe>`,
  (code) => `<iframe srcdoc="&lt;img src=x: onerror=${code}&gt;"></iframe>`,
  (code) => `<img src=x: onerror=${code}//`,
  (code) => `"><img src=x: onerror=${code}>`,
  (code) => `'><svg onload=${code}>`,
  (code) => `--><img src=x: onerror=${code}>`,
  (code) => `]]><img src=x: onerror=${code}>`,
  (code) => `</p></main><img src=x: onerror=${code}>`,
]

/** Writes every combination that is of use: more than a thousand. */
export function scriptInjections(): Injection[] {
  const all: Injection[] = []
  const add = (family: string, write: (code: string) => string) => {
    const id = all.length + 1
    all.push({ id, family, html: write(`top.fired(${id})`) })
  }
  for (const [element, names] of Object.entries(HANDLERS))
    for (const name of names)
      for (const attribute of ATTRIBUTES) {
        const [event = '', ...others] = name.split(' ')
        add(
          'handler',
          (code) => `<${[element, ...others].join(' ')} ${attribute(event, code)}>Texte</${element.split(' ')[0]}>`,
        )
      }
  for (const place of PLACES) for (const address of ADDRESSES) add('address', (code) => place(address(code)))
  for (const script of SCRIPTS) add('script', script)
  for (const wrapper of WRAPPERS) for (const script of SCRIPTS) add('wrapper', (code) => wrapper(script(code)))
  return all
}

const entities = (text: string) => [...text].map((letter) => `&#${letter.codePointAt(0)};`).join('')
const hexEntities = (text: string) => [...text].map((letter) => `&#x${letter.codePointAt(0)!.toString(16)}`).join('')
const mixed = (text: string) => [...text].map((letter, index) => (index % 2 ? letter.toUpperCase() : letter)).join('')
