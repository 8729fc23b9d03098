/** What programs put on the clipboard as HTML, and what the site makes of it. */
interface Sample {
  program: string
  html: string
  becomes: string
  /** What is said of what was left behind. */
  said?: string
}

const WORD = String.raw`<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Word.Document>
<meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/Institut/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style>
<!--
 /* Style Definitions */
 p.MsoNormal, li.MsoNormal {mso-style-parent:""; margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;}
@list l0:level1 {mso-level-number-format:bullet; mso-level-text:\F0B7;}
-->
</style>
</head>
<body lang=FR style='tab-interval:35.4pt'>
<!--StartFragment-->
<h1>Modelage aux pierres chaudes<o:p></o:p></h1>
<p class=MsoNormal>Un moment <b style='mso-bidi-font-weight:normal'>rien que pour vous</b>, <i>au calme</i>.<o:p></o:p></p>
<h2><a name="_Toc1234"></a>Le déroulement<o:p></o:p></h2>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Accueil et infusion<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><!--[if !supportLists]--><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><!--[endif]-->Verveine ou tilleul<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><!--[endif]-->Pose des pierres<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><!--[if !supportLists]--><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><!--[endif]-->Le dos<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><!--[if !supportLists]--><span style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><!--[endif]-->Les jambes<o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none'>
 <tr><td width=302 valign=top style='width:226.55pt'><p class=MsoNormal>Une heure<o:p></o:p></p></td><td width=302 valign=top><p class=MsoNormal><b>85 €<o:p></o:p></b></p></td></tr>
 <tr><td><p class=MsoNormal>Une heure trente<o:p></o:p></p></td><td><p class=MsoNormal>115 €<o:p></o:p></p></td></tr>
</table>
<!--EndFragment-->
</body>
</html>`

const wordEntry = (level: number, mark: string, text: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${mark}<span>&nbsp; </span></span>${text}</p>`

const WORD_WITHOUT_A_LEVEL = [
  wordEntry(1, '·', 'Corps'),
  wordEntry(3, '§', 'Dos'),
  wordEntry(2, 'o', 'Jambes'),
  wordEntry(3, '§', 'Mollets'),
  wordEntry(2, '1.', 'Bras'),
  wordEntry(1, '·', 'Visage'),
].join('')

const GOOGLE_DOCS = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-4f1c2a7e-7fff-9d1b-5e0a-1c6f5d2b8a90"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;margin-bottom:6pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">Soin du visage</span></h2><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;font-weight:400;font-style:normal;text-decoration:none;">Une peau </span><span style="font-size:11pt;font-weight:700;font-style:normal;text-decoration:none;">plus nette</span><span style="font-size:11pt;font-weight:400;font-style:normal;">, </span><span style="font-size:11pt;font-weight:400;font-style:italic;">dès la première séance</span><span style="font-weight:400;">. </span><a href="https://institut.example/soin" style="text-decoration:none;"><span style="font-size:11pt;color:#1155cc;font-weight:400;text-decoration:underline;-webkit-text-decoration-skip:none;">En savoir plus</span></a></p><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-size:11pt;font-weight:400;" aria-level="1"><p dir="ltr" style="line-height:1.38;" role="presentation"><span style="font-size:11pt;font-weight:400;">Gommage</span></p></li><ul style="padding-inline-start:48px;"><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400;">au sucre</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Masque</span></p></li></ul><br /><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="312" /><col width="312" /></colgroup><tbody><tr style="height:0pt"><td style="border-left:solid #000000 1pt;"><p dir="ltr"><span style="font-weight:400;">Découverte</span></p></td><td><p dir="ltr"><span style="font-weight:400;">45 €</span></p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`

const LIBREOFFICE = `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title><meta name="generator" content="LibreOffice 24.2.7.2 (Linux)"/><style type="text/css">@page { size: 21cm 29.7cm; margin: 2cm } p { line-height: 115%; margin-bottom: 0.25cm; background: transparent }</style></head><body lang="fr-FR" link="#000080" vlink="#800000" dir="ltr"><h1 class="western">Beauté des mains</h1>
<p style="line-height: 100%; margin-bottom: 0cm"><font face="Liberation Serif, serif"><font size="3" style="font-size: 12pt">Limage, <b>bain tiède</b> et <i>crème</i></font></font></p>
<ul><li><p style="line-height: 100%; margin-bottom: 0cm">Pose d’un <font color="#c9211e">vernis</font></p></li>
<li><p style="line-height: 100%; margin-bottom: 0cm">Modelage</p></li></ul>
<table width="100%" cellpadding="4" cellspacing="0"><col width="128*"/><col width="128*"/><tr valign="top"><td width="50%"><p>Manucure</p></td><td width="50%"><p>28 €</p></td></tr></table></body></html>`

const WEB_PAGE = `<meta charset='utf-8'><h3 style="box-sizing: border-box; margin: 0px 0px 1rem; font-weight: 500; font-family: Lora, serif; color: rgb(34, 34, 34); font-style: normal; letter-spacing: normal; orphans: 2; text-align: start;">Nos engagements</h3><div class="card" style="box-sizing: border-box; color: rgb(34, 34, 34);"><p style="margin: 0px; font-weight: 400;">Des produits <strong style="box-sizing: border-box; font-weight: bolder;">bio</strong> et <span style="font-weight: 600;">français</span>.</p><img src="https://site.example/creme.jpg" alt="Un pot de crème" width="300" height="200" onerror="this.remove()"><p style="margin: 0px;" onclick="suivre()">Essayés <em style="font-style: italic;">ici</em> : <a href="https://site.example/page?x=1" target="_blank" class="link" style="color: rgb(0, 86, 179);">la liste</a></p></div>`

const WHATSAPP = `<meta charset='utf-8'><div class="copyable-text" data-pre-plain-text="[10:12, 20/11/2026] Camille: " style="box-sizing: border-box;"><div class="_akbu"><span dir="ltr" aria-label="" class="_ao3e selectable-text copyable-text" style="min-height: 0px;"><span>Bonjour, le soin <strong class="_ao3e selectable-text copyable-text">visage</strong> est à 60 € <img crossorigin="anonymous" alt="🌿" draggable="false" class="b61 emoji wa _ao3e selectable-text copyable-text" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" style="background-position: 0px -40px;"><br>À bientôt</span></span></div></div>`

const APPLE_NOTES = `<html><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><meta http-equiv="Content-Style-Type" content="text/css"><title></title><meta name="Generator" content="Cocoa HTML Writer"><style type="text/css">p.p1 {margin: 0.0px 0.0px 0.0px 0.0px; font: 24.0px 'Helvetica Neue'} li.li2 {margin: 0.0px; font: 13.0px 'Helvetica Neue'} span.s1 {font: 24.0px '.AppleSystemUIFont'}</style></head><body><h1 style="margin: 0.0px; font: 24.0px 'Helvetica Neue'"><b>Idées de Noël</b><span class="Apple-converted-space"> </span></h1><p class="p3" style="min-height: 15.0px"><br></p><p class="p2"><span class="s2">Un <b>bon cadeau</b>, ou :</span></p><ul class="ul1"><li class="li2"><span class="s3"></span>un coffret</li><li class="li2"><span class="s3"></span>une séance</li></ul></body></html>`

const TABLE = 'Un tableau est devenu des lignes.'

export const SAMPLES: Sample[] = [
  {
    program: 'Word',
    html: WORD,
    becomes:
      '<h3>Modelage aux pierres chaudes</h3><p>Un moment <strong>rien que pour vous</strong>, <em>au calme</em>.</p><h4>Le déroulement</h4>' +
      '<ul><li><p>Accueil et infusion</p><ul><li><p>Verveine ou tilleul</p></li></ul></li><li><p>Pose des pierres</p></li></ul>' +
      '<ol><li><p>Le dos</p></li><li><p>Les jambes</p></li></ol>' +
      '<p>Une heure – <strong>85 €</strong></p><p>Une heure trente – 115 €</p>',
    said: TABLE,
  },
  {
    program: 'Word, of which a level is left out,',
    html: WORD_WITHOUT_A_LEVEL,
    becomes:
      '<ul><li><p>Corps</p><ul><li><p>Dos</p></li><li><p>Jambes</p><ul><li><p>Mollets</p></li></ul></li></ul>' +
      '<ol><li><p>Bras</p></li></ol></li><li><p>Visage</p></li></ul>',
  },
  {
    program: 'Google Docs',
    html: GOOGLE_DOCS,
    becomes:
      '<h3>Soin du visage</h3><p>Une peau <strong>plus nette</strong>, <em>dès la première séance</em>. <a href="https://institut.example/soin">En savoir plus</a></p>' +
      '<ul><li><p>Gommage</p><ul><li><p>au sucre</p></li></ul></li><li><p>Masque</p></li></ul><p>Découverte – 45 €</p>',
    said: TABLE,
  },
  {
    program: 'LibreOffice',
    html: LIBREOFFICE,
    becomes:
      '<h3>Beauté des mains</h3><p>Limage, <strong>bain tiède</strong> et <em>crème</em></p>' +
      '<ul><li><p>Pose d’un vernis</p></li><li><p>Modelage</p></li></ul><p>Manucure – 28 €</p>',
    said: TABLE,
  },
  {
    program: 'a web page',
    html: WEB_PAGE,
    becomes:
      '<h3>Nos engagements</h3><p>Des produits <strong>bio</strong> et <strong>français</strong>.</p>' +
      '<p>Essayés <em>ici</em> : <a href="https://site.example/page?x=1">la liste</a></p>',
    said: 'Les images ne sont pas collées.',
  },
  {
    program: 'WhatsApp',
    html: WHATSAPP,
    becomes: '<p>Bonjour, le soin <strong>visage</strong> est à 60 € 🌿<br>À bientôt</p>',
  },
  {
    program: 'Apple Notes',
    html: APPLE_NOTES,
    becomes:
      '<h3>Idées de Noël</h3><p>Un <strong>bon cadeau</strong>, ou :</p><ul><li><p>un coffret</p></li><li><p>une séance</p></li></ul>',
  },
]
