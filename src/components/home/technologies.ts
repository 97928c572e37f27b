import type { SvgComponent } from 'astro/types';
import Django from 'simple-icons/icons/django.svg';
import Docker from 'simple-icons/icons/docker.svg';
import Flutter from 'simple-icons/icons/flutter.svg';
import Git from 'simple-icons/icons/git.svg';
import JavaScript from 'simple-icons/icons/javascript.svg';
import Node from 'simple-icons/icons/nodedotjs.svg';
import PostgreSql from 'simple-icons/icons/postgresql.svg';
import Python from 'simple-icons/icons/python.svg';
import React from 'simple-icons/icons/react.svg';
import TypeScript from 'simple-icons/icons/typescript.svg';
import Aws from './marks/aws.svg';
import Java from './marks/java.svg';

interface Technology {
  Mark: SvgComponent;
  /** The brand's own colour, or the lighter one of its own where that is too dark for the ground here. */
  colour: string;
}

/**
 * The marks of the technologies that content may name. Those of AWS and Java are drawn: their owners do not let
 * icon sets carry them.
 */
export const TECHNOLOGIES: Readonly<Record<string, Technology>> = {
  JavaScript: { Mark: JavaScript, colour: '#f7df1e' },
  TypeScript: { Mark: TypeScript, colour: '#5b9fe3' },
  React: { Mark: React, colour: '#61dafb' },
  'Node.js': { Mark: Node, colour: '#6cc24a' },
  Python: { Mark: Python, colour: '#ffd43b' },
  Django: { Mark: Django, colour: '#44b78b' },
  Java: { Mark: Java, colour: '#f89820' },
  Flutter: { Mark: Flutter, colour: '#54c5f8' },
  PostgreSQL: { Mark: PostgreSql, colour: '#7a9df0' },
  Docker: { Mark: Docker, colour: '#2f9bf0' },
  AWS: { Mark: Aws, colour: '#ff9900' },
  Git: { Mark: Git, colour: '#f05033' },
};
